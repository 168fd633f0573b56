import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { srcsetOf } from '#app/ui/display/pictures/srcset.ts'
import styles from './logo.module.css'

const Picture = ({ src, className }: { src: string; className?: string }) => (
  <img
    className={className}
    src={src}
    srcSet={srcsetOf({ src }, [360])}
    sizes="140px"
    alt=""
    width={140}
    height={36}
    loading="lazy"
  />
)

/** The shop's logo, whichever of its two reads on the header's colour, or its name where there is none. Leads home. */
export const Logo = () => {
  const { app_logo, dark_app_logo, site_name } = usePageSettings()
  const dark = dark_app_logo.url && dark_app_logo.url !== app_logo.url ? dark_app_logo.url : ''
  return (
    <ShopLink to={href('/')} className={styles.logo} aria-label={m.shell_logo({ name: site_name })}>
      {app_logo.url ? (
        <>
          <Picture className={dark && styles.onLight} src={app_logo.url} />
          {dark && <Picture className={styles.onDark} src={dark} />}
        </>
      ) : (
        <span className={styles.name}>{site_name}</span>
      )}
    </ShopLink>
  )
}
