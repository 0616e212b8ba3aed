import address from '../../styles/truth/truth.css?url';

/** Styles of what only some pages have. React puts the link into the head, once. */
export function TruthStyles() {
  return <link rel="stylesheet" href={address} precedence="default" />;
}
