import { index, type RouteConfig, route } from '@react-router/dev/routes';

const developmentRoutes = process.env.NODE_ENV === 'production' ? [] : [route('kit', 'routes/kit.tsx')];

/** The one map from URL to file. */
export default [
  index('routes/entry.tsx'),
  route('privacy-policy', 'routes/privacy-policy.tsx'),
  route('desk/*', 'routes/desk.tsx'),
  ...developmentRoutes,
  route(':lang', 'routes/home.tsx'),
  route(':lang/contact', 'routes/contact.tsx'),
  route(':lang/booking', 'routes/booking.tsx'),
  route(':lang/booking/manage', 'routes/manage-booking.tsx'),
  route(':lang/booking/confirm', 'routes/confirm-booking.tsx'),
  route(':lang/expertise/:serviceKey', 'routes/service.tsx'),
  route(':lang/cases', 'routes/cases.tsx'),
  route(':lang/cases/:caseKey', 'routes/case.tsx'),
  route(':lang/products/:productKey', 'routes/product.tsx'),
  route(':lang/blog', 'routes/blog.tsx'),
  route(':lang/blog/:slug', 'routes/article.tsx'),
  route(':lang/accessibility', 'routes/accessibility.tsx'),
  route(':lang/feed.xml', 'routes/feed.ts'),
  route(':lang/404', 'routes/not-found.tsx'),
] satisfies RouteConfig;
