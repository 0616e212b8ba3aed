/** Dollars per lead: on social ads, and by the cost-per-lead model, where it is approximate. */
export const prices = { before: 8.17, after: 7 } as const;

/** The cost of a number of leads. Cents are shown as long as they matter in the sum. */
export function totalOf(leads: number, price: number): { amount: number; decimals: number } {
  const amount = leads * price;
  const decimals = Number.isInteger(price) || leads >= 10 ? 0 : 2;
  return { amount: Number(amount.toFixed(decimals)), decimals };
}
