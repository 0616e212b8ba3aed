import { PriceTile } from '../../../ui/cards/price-tile.tsx';
import { FieldGroup } from '../../../ui/forms/field-group.tsx';
import { formatOfferEnd } from './offer-end.ts';
import type { SlotFieldProps } from './slot-fields.ts';

export function DurationField({ texts: { offer }, picker }: SlotFieldProps) {
  return (
    <FieldGroup legend={offer.durationLabel} hint={formatOfferEnd(offer, picker.visitor?.now)}>
      <div className="durs">
        {offer.prices.map(({ durationMinutes, price, regularPrice }) => (
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
