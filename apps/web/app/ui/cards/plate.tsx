import type { ReactNode } from 'react';

interface PlateProps {
  /** A key of the bands in tokens.css. */
  band: string;
  /** Defaults to 4:3; `wide` is 16:10, `strip` 2:1, `mark` the small square of a glyph. */
  shape?: 'wide' | 'strip' | 'mark';
  /** Dashed and unfilled: not built yet. */
  isSoon?: boolean;
  children: ReactNode;
}

export function Plate({ band, shape, isSoon, children }: PlateProps) {
  const classNames = ['plate', shape && `plate-${shape}`, isSoon && 'plate-soon'];
  return (
    <div className={classNames.filter(Boolean).join(' ')} data-band={band}>
      {children}
    </div>
  );
}
