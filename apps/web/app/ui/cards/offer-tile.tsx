import type { ComponentProps } from 'react';

interface OfferTileProps extends ComponentProps<'input'> {
  label: string;
  /** The price that counts, in figures or a word. */
  price: string;
  /** Struck out, when another price counts instead. */
  regularPrice?: string;
  /** Says to screen readers what the strike-through says to the eye. */
  regularPriceLabel?: string;
}

export function OfferTile({ label, price, regularPrice, regularPriceLabel, ...rest }: OfferTileProps) {
  return (
    <label className="dur">
      <input {...rest} type="radio" />
      <span>
        <b>{label}</b>
        {regularPrice && (
          <s>
            <span className="vh">{regularPriceLabel} </span>
            {regularPrice}
          </s>
        )}
        <em>{price}</em>
      </span>
      <i className="tick" />
    </label>
  );
}
