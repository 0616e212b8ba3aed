export interface LogoProps {
  src: string;
  width: number;
  height: number;
}

/** The mark of a client in the color of the text. Its name stands beside it. */
export function Logo({ src, width, height }: LogoProps) {
  return (
    <img className="pr-logo" src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />
  );
}
