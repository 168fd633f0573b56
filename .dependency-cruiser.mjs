// The import table of ARCHITECTURE.md, enforced.
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: {
    path: '^(admin|app|store-api|store|demo|common|server|tools|tests|main\\.ts|config\\.ts)',
    pathNot: allowed,
  },
})

const MODULES = [
  'audit',
  'bulk',
  'translations',
  'settings',
  'seo',
  'media',
  'catalog',
  'customers',
  'content',
  'vendors',
  'alerts',
  'loyalty',
  'pricing',
  'cart',
  'csv',
  'orders',
  'payments',
  'checkout',
  'webhooks',
  'notifications',
]

/** The one file of each module that others import. */
const entryOf = (name) => `^store/modules/${name}/${name}\\.ts$`
const ENTRIES = MODULES.map(entryOf)

/** A module may use the entry files of those before it. `notifications` stands last: nobody imports it but the jobs. */
const moduleRules = MODULES.map((name, position) => {
  return only(
    `module-${name}`,
    `^store/modules/${name}/(?!.*\\.test\\.)`,
    [
      '^common/',
      '^store-api/contract/',
      '^store/(database/|events/|(context|rights)\\.ts$)',
      `^store/modules/${name}/`,
      ...ENTRIES.slice(0, position),
    ],
    `the module ${name} uses entry files of earlier modules, the database and common`,
  )
})

export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    only('common-alone', '^common/', ['^common/'], 'common imports nothing of ours'),
    only(
      'contract-pure',
      '^store-api/contract/',
      ['^common/', '^store-api/contract/'],
      'the contract is pure',
    ),
    only('client', '^store-api/client/', ['^common/', '^store-api/'], 'the client knows the contract alone'),
    only(
      'ui-knows-no-product',
      '^app/ui/',
      ['^common/', '^app/ui/', '^app/messages/'],
      'the design system knows no product and no router data',
    ),
    only(
      'device',
      '^app/device/',
      ['^common/', '^store-api/contract/', '^app/device/'],
      'what the device keeps',
    ),
    only(
      'first-view',
      '^app/first-view/(?!.*\\.test\\.)',
      ['^common/', '^store-api/contract/', '^app/first-view/'],
      'what makes the first view cheap knows no screen',
    ),
    only(
      'shared',
      '^app/shared/(?!.*\\.test\\.)',
      ['^common/', '^store-api/', '^app/(shared|device|first-view|ui|messages)/'],
      'what several features know',
    ),
    only(
      'worker-alone',
      '^app/worker/',
      ['^common/', '^app/(worker|messages)/', '^app/device/service-worker\\.ts$'],
      'the service worker is a script of its own',
    ),
    only(
      'admin',
      '^admin/(?!.*\\.test\\.)',
      [
        '^admin/',
        '^common/',
        '^store-api/',
        '^app/messages/paraglide/',
        '^app/ui/(generated/|tokens\\.css$|(digits|format)\\.ts$)',
      ],
      'the back office has tokens, numbers and dates of the design system, and no screen of the app',
    ),
    {
      name: 'features-apart',
      comment: 'a feature imports no other feature: routes compose them',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/' },
      to: {
        path: '^(app|store-api|store|demo|common|server|main\\.ts|config\\.ts)',
        pathNot: [
          '^app/features/$1/',
          '^common/',
          '^store-api/',
          '^app/(ui|shared|device|first-view|messages)/',
          '^app/(context|nonce)\\.ts$',
        ],
      },
    },
    {
      name: 'ui-without-router',
      comment: 'the design system can be used under any router',
      severity: 'error',
      from: { path: '^app/ui/(?!.*\\.test\\.)' },
      to: { path: 'node_modules/(react-router|@react-router)/' },
    },
    only(
      'routes',
      '^app/(?!.*\\.test\\.)(routes/|[^/]+$)',
      ['^common/', '^store-api/', '^app/'],
      'the app reaches no store: it asks the StoreClient',
    ),
    ...moduleRules,
    only(
      'http-translates',
      '^store/http/(?!.*\\.test\\.)',
      [
        '^common/',
        '^store-api/contract/',
        '^store/http/',
        '^store/(context|rights|services)\\.ts$',
        '^store/database/(idempotency|replica|transaction|unavailable|try-writing)\\.ts$',
        '^store/events/',
        '^store/new-shop/new-shop\\.ts$',
        ...ENTRIES,
      ],
      'handlers translate between HTTP and module entries',
    ),
    {
      name: 'no-sql-in-http',
      severity: 'error',
      from: { path: '^store/http/(?!.*\\.test\\.)' },
      to: { path: 'node_modules/kysely' },
    },
    only(
      'jobs',
      '^store/jobs/(?!.*\\.test\\.)',
      [
        '^common/',
        '^store/jobs/',
        '^store/(database|events)/',
        '^store/(context|services)\\.ts$',
        ...ENTRIES,
      ],
      'jobs call module entries',
    ),
    only('store-context', '^store/context\\.ts$', ['^store/database/schema\\.ts$'], 'who asks, and where'),
    only('store-rights', '^store/rights\\.ts$', ['^store/context\\.ts$'], 'what each role may do'),
    only(
      'store-services',
      '^store/services\\.ts$',
      ['^common/', '^store/context\\.ts$', '^store/database/', ...ENTRIES],
      'what handlers and jobs are given is made of modules',
    ),
    only(
      'store-routes',
      '^store/routes\\.ts$',
      ['^store/http/', '^store/services\\.ts$'],
      'routes are lists of handlers',
    ),
    only(
      'store-whole',
      '^store/store\\.ts$',
      [
        '^common/',
        '^store/(database|events|http|jobs)/',
        '^store/(context|rights|routes|services)\\.ts$',
        ...ENTRIES,
      ],
      'the store puts its parts together',
    ),
    only(
      'server',
      '^server/(?!.*\\.test\\.)',
      [
        '^common/',
        '^config\\.ts$',
        '^server/',
        '^admin/boot\\.ts$',
        '^app/(handler|match-page)\\.ts$',
        '^store-api/contract/',
        '^app/shared/pages/route-handle\\.ts$',
        '^demo/(seed-demo|seed-once)\\.ts$',
        '^store/(context|store)\\.ts$',
        '^store/database/(data-folder|data-key|shop-database|stored-shop)\\.ts$',
        '^store/backup/backup\\.ts$',
        '^store/new-shop/new-shop\\.ts$',
        '^store/http/',
        ...ENTRIES,
      ],
      'the front opens a store and serves it; of the app it knows how pages are drawn',
    ),
    {
      name: 'server-at-the-edge',
      comment: 'nothing that is served knows the front',
      severity: 'error',
      from: { path: '^(admin|app|store|store-api|common|demo)/(?!.*\\.test\\.)' },
      to: { path: '^(server/|main\\.ts|config\\.ts)' },
    },
    only(
      'events',
      '^store/events/(?!.*\\.test\\.)',
      [
        '^common/',
        '^store/events/',
        '^store/database/(news|replica|transaction|schema)\\.ts',
        '^store/context\\.ts',
      ],
      'what follows a commit knows nothing of what the shop sells',
    ),
    only(
      'database',
      '^store/database/(?!.*\\.test\\.)',
      [
        '^common/',
        '^store/database/',
        '^store/context\\.ts',
        '^store/jobs/tables\\.ts',
        '^store/modules/[^/]+/tables\\.ts',
      ],
      'the database knows tables as types',
    ),
    only(
      'backup',
      '^store/backup/(?!.*\\.test\\.)',
      ['^store/(backup|database)/'],
      'a backup copies the database and the files, whatever they hold',
    ),
    only(
      'new-shop',
      '^store/new-shop/(?!.*\\.test\\.)',
      [
        '^common/',
        '^store-api/contract/',
        '^store/(new-shop/|context\\.ts|database/transaction\\.ts)',
        '^store/modules/(settings/settings|customers/customers|cart/cart)\\.ts$',
      ],
      'a new shop is written by the modules whose it is',
    ),
    only(
      'demo',
      '^demo/(?!.*\\.test\\.)',
      [
        '^common/',
        '^store-api/contract/',
        '^demo/',
        '^store/database/',
        '^store/modules/[^/]+/tables\\.ts$',
        '^store/modules/settings/(schema|defaults)\\.ts$',
        '^store/modules/orders/messages\\.ts$',
      ],
      'the demo shops write rows, in the words that the store has for them',
    ),
    {
      name: 'demo-at-the-edge',
      comment: 'what serves a shop does not know the demo shops; opening one fills it',
      severity: 'error',
      from: {
        path: '^(app|store|store-api|common|server)/(?!.*\\.test\\.)',
        pathNot: '^server/open-shop\\.ts$',
      },
      to: { path: '^demo/' },
    },
    {
      name: 'browser-tests-from-outside',
      comment:
        'a browser test sees what a shopper sees: it knows addresses and texts, and no code of the app',
      severity: 'error',
      from: { path: '^tests/e2e/' },
      to: { path: '^app/' },
    },
    {
      name: 'store-without-react',
      severity: 'error',
      from: { path: '^store/' },
      to: { path: 'node_modules/(react|react-dom|react-router)/' },
    },
    {
      name: 'not-to-unlisted',
      severity: 'error',
      from: { pathNot: '\\.test\\.' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.react-router|build|data)/|app/messages/paraglide' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
