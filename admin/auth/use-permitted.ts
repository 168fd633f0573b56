import { usePermissions } from 'react-admin'
import type { Permissions } from './auth-provider.ts'

/** Tells whether whoever works here may see something; nothing that needs a right until that is known. */
export const usePermitted = (): (({ needs }: { needs?: string }) => boolean) => {
  const { permissions } = usePermissions<Permissions>()
  return ({ needs }) => needs === undefined || (permissions?.can(needs) ?? false)
}
