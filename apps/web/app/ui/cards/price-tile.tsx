import type { ComponentProps } from 'react';

interface PriceTileProps extends ComponentProps<'input'> {
  label: string;
  /** The price that counts, in figures or a word. */
  price: string;
  /** Struck out, when another price counts instead. */
  regularPrice?: string;
  /** Says to screen readers what the strike-through says to the eye. */
  regularPriceLabel?: string;
}

/** A radio button as a tile with a price; a former price is struck out. */
export function PriceTile({ label, price, regularPrice, regularPriceLabel, ...rest }: PriceTileProps) {
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
