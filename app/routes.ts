import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every URL of the app. A path with and without its trailing slash is the same route. */
export default [
  layout('routes/shop-layout.tsx', [index('routes/home.tsx'), route('*', 'routes/not-found.tsx')]),
] satisfies RouteConfig
