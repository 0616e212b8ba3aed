import { FieldGroup } from '../../ui/field-group.tsx';
import { OfferTile } from '../../ui/offer-tile.tsx';
import type { BookingPageData } from './load-booking-page.server.ts';
import type { BookingForm } from './use-booking-form.ts';

export function DurationField({ page, form }: { page: BookingPageData; form: BookingForm }) {
  const { offer } = page;
  return (
    <FieldGroup legend={offer.durationLabel}>
      <div className="durs">
        {offer.prices.map(({ durationMinutes, price, regularPrice }) => (
          <OfferTile
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
