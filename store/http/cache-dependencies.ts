/** A part of the shop that cached answers depend on; every change raises its version. */
export interface CacheDependency {
  version: number
}

/** What a cached answer depends on, each with its version at that time. */
export type DependencyVersions = readonly (readonly [tag: CacheDependency, version: number])[]

/** Whether none of them has changed since. */
export const areCurrent = (versions: DependencyVersions): boolean => {
  for (const [tag, version] of versions) if (tag.version !== version) return false
  return true
}
