export interface LogoProps {
  src: string;
  width: number;
  height: number;
}

/** CSS pixels that no logo exceeds. */
const box = { width: 136, height: 48 };

/** The mark of a client in the color of the text, as large as its box allows. Its name stands beside it. */
export function Logo({ src, width, height, isEager = false }: LogoProps & { isEager?: boolean }) {
  const scale = Math.min(box.width / width, box.height / height);
  return (
    <img
      className="pr-logo"
      src={src}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      alt=""
      loading={isEager ? undefined : 'lazy'}
      decoding="async"
    />
  );
}
