import type { Facts } from './collections.ts';
import { readFacts } from './entries/read-facts.server.ts';
import { productFactsSchema } from './schemas/product-schema.ts';

export type Product = Facts<'products'>;

export const products: readonly Product[] = readFacts('products', productFactsSchema);
