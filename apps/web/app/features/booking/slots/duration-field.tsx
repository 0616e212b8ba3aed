import { PriceTile } from '../../../ui/cards/price-tile.tsx';
import { FieldGroup } from '../../../ui/forms/field-group.tsx';
import type { BookingForm } from '../form/use-booking-form.ts';
import type { BookingPageData } from '../load-booking-page.server.ts';

export function DurationField({ page, form }: { page: BookingPageData; form: BookingForm }) {
  const { offer } = page;
  return (
    <FieldGroup legend={offer.durationLabel}>
      <div className="durs">
        {offer.prices.map(({ durationMinutes, price, regularPrice }) => (
          <PriceTile
            key={durationMinutes}
            name="duration"
            value={durationMinutes}
            checked={form.values.durationMinutes === durationMinutes}
            onChange={() => form.chooseDuration(durationMinutes)}
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
