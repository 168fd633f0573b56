import type { Capability } from '#store/rights.ts'
import { all, confirmed, crud, EVERYBODY, edits, open, type Rights } from './right.ts'

const written = (kind: 'post' | 'page'): Rights => ({
  ...crud(`${kind}s`, {
    read: open(`edit_${kind}s`),
    create: `edit_${kind}s`,
    edit: `edit_${kind}s`,
    remove: `delete_${kind}s`,
  }),
  ...all(`edit_${kind}s`, `GET ${kind}s/:parent/revisions`, `GET ${kind}s/:parent/revisions/:id`),
  [`DELETE ${kind}s/:parent/revisions/:id`]: `delete_${kind}s`,
})

/** A collection that one capability opens; what stands in it is read by everybody, or not. */
const kept = (path: string, capability: Capability, isOpen: boolean): Rights =>
  crud(path, {
    read: isOpen ? open(capability) : capability,
    create: capability,
    edit: capability,
    remove: capability,
  })

/** `wp/v2`, as WordPress asks. */
export const WP_V2: Rights = {
  ...written('post'),
  ...written('page'),
  ...kept('categories', 'manage_categories', true),
  ...kept('tags', 'manage_categories', true),
  ...kept('comments', 'moderate_comments', true),
  ...kept('media', 'upload_files', true),
  ...kept('menus', 'edit_theme_options', false),
  ...kept('menu-items', 'edit_theme_options', false),
  ...all('edit_theme_options', 'GET menu-locations', 'GET menu-locations/:location'),
  'GET search': open('edit_posts'),
  ...all('manage_options', 'GET settings'),
  ...edits('settings', 'manage_options'),
  'GET statuses': EVERYBODY,
  'GET statuses/:slug': EVERYBODY,
  'GET taxonomies': EVERYBODY,
  'GET taxonomies/:slug': EVERYBODY,
  'GET types': EVERYBODY,
  'GET types/:slug': EVERYBODY,
  'GET users': open('list_users'),
  'GET users/:id': open('list_users'),
  ...all(
    'read',
    'GET users/me',
    'GET users/:user/application-passwords',
    'DELETE users/:user/application-passwords',
    'GET users/:user/application-passwords/introspect',
    'GET users/:user/application-passwords/:uuid',
    'DELETE users/:user/application-passwords/:uuid',
  ),
  'POST users/:user/application-passwords': confirmed('read'),
  ...edits('users/:user/application-passwords/:uuid', 'read'),
}
