import { PriceTile } from '../../../ui/cards/price-tile.tsx';
import { FieldGroup } from '../../../ui/forms/field-group.tsx';
import { toShownPrices } from './shown-prices.ts';
import type { SlotFieldProps } from './slot-fields.ts';

export function DurationField({ texts: { offer }, picker }: SlotFieldProps) {
  const { list, sentence } = toShownPrices(offer, picker.visitor?.now);
  return (
    <FieldGroup legend={offer.durationLabel} hint={sentence}>
      <div className="durs">
        {list.map(({ durationMinutes, price, regularPrice }) => (
          <PriceTile
            key={durationMinutes}
            name="duration"
            value={durationMinutes}
            checked={picker.choice.durationMinutes === durationMinutes}
            onChange={() => picker.chooseDuration(durationMinutes)}
            label={offer.labels[durationMinutes]}
            price={price}
            regularPrice={regularPrice}
            regularPriceLabel={offer.regularPriceLabel}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
