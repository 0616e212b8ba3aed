interface PhotoProps {
  width: number;
  height: number;
  /** Addresses by width, for each format. */
  avif: string;
  webp: string;
  src: string;
  alt: string;
  /** How wide the picture stands in the layout, as the attribute `sizes` says it. */
  sizes: string;
  className?: string | undefined;
  /** The picture is on the first screen, so it loads first. */
  isEager?: boolean;
}

/** A picture in the size that the screen needs. Its space is reserved before it loads. */
export function Photo({ avif, webp, sizes, alt, isEager = false, ...rest }: PhotoProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        {...rest}
        srcSet={webp}
        sizes={sizes}
        alt={alt}
        loading={isEager ? undefined : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
