import type { MouseEvent } from 'react'
import { href } from 'react-router'
import { DrawnOnce } from '#app/first-view/drawn-once.tsx'
import { m } from '#app/messages/paraglide/messages.js'
import { Prose } from '#app/shared/content/prose.tsx'
import { categoriesHref } from '#app/shared/links/links.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { openPolicy } from '#app/shared/policies/open-policy.ts'
import { type Policy, policyHref, policyTitle } from '#app/shared/policies/policies.ts'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { digits } from '#app/ui/digits.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import type { IconName } from '#app/ui/display/icon-names.ts'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { Row } from '#app/ui/layout/container.tsx'
import { linkHref } from '#common/local-path.ts'
import { telHref } from '#common/phone.ts'
import { LanguageLink } from '../language-link.tsx'
import { socialLinks } from '../social-links.ts'
import styles from './site-footer.module.css'
import { TextLink } from './text-link.tsx'

interface LinkListProps {
  title: string
  links: { title: string; url: string }[]
}

const LinkList = ({ title, links }: LinkListProps) =>
  links.length > 0 && (
    <nav aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.url + link.title}>
            <TextLink {...link} className={styles.link} />
          </li>
        ))}
      </ul>
    </nav>
  )

/** A badge names an icon of ours or the URL of a picture. */
const isIconName = (icon: string): icon is IconName => /^[a-z_-]+$/.test(icon)

const ContactLine = ({ icon, children }: { icon: IconName; children: React.ReactNode }) => (
  <li className={styles.contactLine}>
    <Icon name={icon} size={20} />
    <ShopText>{children}</ShopText>
  </li>
)

/** The shop's policies, over the page; without script they are pages. */
const PolicyLinks = ({ policies }: { policies: Policy[] }) => (
  <ul className={styles.links} style={{ display: 'flex', flexWrap: 'wrap', columnGap: 20 }}>
    {policies.map((policy) => {
      const open = (event: MouseEvent) => {
        event.preventDefault()
        openPolicy(policy)
      }
      return (
        <li key={policy}>
          <ShopLink to={policyHref(policy)} prefetch="none" className={styles.link} onClick={open}>
            {policyTitle(policy)}
          </ShopLink>
        </li>
      )
    })}
  </ul>
)

export interface FooterFacts {
  phones: string[]
  /** HTML, sanitised by the store */
  html: string
  policies: Policy[]
}

/** The same on every page. */
const Columns = ({ phones }: Pick<FooterFacts, 'phones'>) => {
  const settings = usePageSettings()
  // a policy has its link below
  const pages = settings.footer_pages.filter(
    ({ id }) => id !== settings.terms_page_id && id !== settings.privacy_page_id,
  )
  const shopLinks = [
    { title: m.shell_all_categories(), url: categoriesHref(settings.category_style) },
    { title: m.catalog_new_arrivals(), url: href('/shop') },
    { title: m.catalog_sale(), url: href('/shop/sale') },
    ...(settings.my_orders_page ? [{ title: m.tracking_title(), url: href('/track-order') }] : []),
  ]
  return (
    <>
      <div className={styles.about}>
        <p className={styles.name}>
          <ShopText>{settings.site_name}</ShopText>
        </p>
        <p className={styles.description}>
          <ShopText>{settings.site_description}</ShopText>
        </p>
        <ul>
          {settings.store_address && <ContactLine icon="location_on">{settings.store_address}</ContactLine>}
          {phones.map((phone) => (
            <ContactLine key={phone} icon="call">
              <a href={telHref(phone)}>
                <bdi dir="ltr">{digits(phone)}</bdi>
              </a>
            </ContactLine>
          ))}
          {settings.contact_email && (
            <ContactLine icon="mail">
              <a href={`mailto:${settings.contact_email}`}>
                <bdi dir="ltr">{settings.contact_email}</bdi>
              </a>
            </ContactLine>
          )}
        </ul>
      </div>
      <LinkList title={m.catalog_shop()} links={shopLinks} />
      <LinkList title={m.shell_fast_access()} links={settings.fast_access_in_footer} />
      <LinkList title={m.shell_pages()} links={pages} />
      {settings.trust_badges.length > 0 && (
        <ul className={styles.badges} aria-label={m.shell_trust()}>
          {settings.trust_badges.map(({ title, icon, url }) => {
            const badge = (
              <>
                {isIconName(icon) ? (
                  <Icon name={icon} size={28} />
                ) : (
                  <img src={icon} alt="" width={44} height={44} loading="lazy" />
                )}
                <span>
                  <ShopText>{title}</ShopText>
                </span>
              </>
            )
            return (
              <li key={title}>
                {url ? (
                  <a className={styles.badge} href={linkHref(url)} rel="noopener">
                    {badge}
                  </a>
                ) : (
                  <span className={styles.badge}>{badge}</span>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}

/** Who the shop is and where everything else stands. */
export const SiteFooter = ({ phones, html, policies }: FooterFacts) => {
  const settings = usePageSettings()
  const social = socialLinks(settings)
  return (
    <footer id="footer" className={styles.footer} tabIndex={-1}>
      <DrawnOnce as="div" className={styles.columns} part="footer" facts={phones}>
        {() => <Columns phones={phones} />}
      </DrawnOnce>
      <div className={styles.bottom}>
        {html && (
          <div className={styles.html} style={{ gridColumn: '1 / -1' }}>
            <Prose html={html} />
          </div>
        )}
        {policies.length > 0 && <PolicyLinks policies={policies} />}
        <Row as="ul" className={styles.social}>
          {social.map(({ name, label, url }) => (
            <li key={name}>
              <a
                className={styles.socialLink}
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={label}
              >
                <Icon name={name} size={22} />
              </a>
            </li>
          ))}
          <li>
            <LanguageLink className={styles.language}>
              <Icon name="language" size={20} />
            </LanguageLink>
          </li>
        </Row>
      </div>
    </footer>
  )
}
