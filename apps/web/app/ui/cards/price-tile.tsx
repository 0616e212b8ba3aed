import type { ComponentProps } from 'react';

interface PriceTileProps extends ComponentProps<'input'> {
  label: string;
  /** The current price, in digits or a word. */
  price: string;
  /** Shown struck out if another price applies instead. */
  regularPrice?: string;
  /** The meaning of the strike-through, for screen readers. */
  regularPriceLabel?: string;
}

/** A radio button as a tile with a price; a previous price is struck out. */
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
