import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { usePageSearch } from '#app/shared/pages/reading/page-search.ts'
import { localePrefix, useRootData } from '#app/shared/settings/root-data.ts'

const NAMES = { fa: 'فارسی', en: 'English' }

interface LanguageLinkProps {
  className?: string
  children?: ReactNode
}

/** The same page in the other language: another document, so an ordinary link. */
export const LanguageLink = ({ className, children }: LanguageLinkProps) => {
  const { pathname } = useLocation()
  const search = usePageSearch()
  const root = useRootData()
  if (!root) return null
  const other = root.locale === 'fa' ? 'en' : 'fa'
  const prefix = localePrefix(other, root.homeLocale)
  return (
    <a
      className={className}
      href={(prefix && pathname === '/' ? prefix : prefix + pathname) + search}
      hrefLang={other}
    >
      {children}
      <span lang={other} dir={other === 'fa' ? 'rtl' : 'ltr'}>
        {NAMES[other]}
      </span>
    </a>
  )
}
