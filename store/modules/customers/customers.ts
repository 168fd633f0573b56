export {
  type ApiKey,
  type CreatedApiKey,
  createApiKey,
  findApiKey,
  type KeyPermissions,
  type NewApiKey,
} from './api-keys.ts'
