import type { Insertable } from 'kysely'
import { otherLocale } from '#common/locale.ts'
import { toJson } from '#store/database/json.ts'
import { DEFAULT_SETTINGS } from '#store/modules/settings/defaults.ts'
import type { SettingsTable } from '#store/modules/settings/tables.ts'
import type { AppSettings, Banner } from '#store-api/contract/settings.ts'
import type { Printed } from '../album.ts'
import { oklchToHex } from '../pictures/colour.ts'
import { stageCategory, stageLogo, stageWide } from '../pictures/staging.ts'
import { wordMark } from '../pictures/word-mark.ts'
import type { BannerSource } from '../source.ts'
import { pageIds } from './build-content.ts'
import type { Build } from './build-context.ts'
import { PICTURE_WORDS } from './picture-words.ts'

const BANNER = { width: 1600, height: 800 }

const targetOf = (build: Build, { target }: BannerSource): Banner['target'] =>
  target.kind === 'category' ? { ...target, id: build.categoryId(target.slug) } : target

const buildBanners = (build: Build): Omit<Banner, 'image'>[] & { image?: never }[] =>
  build.source.banners.map((banner, index) => ({
    id: index + 1,
    title: banner.title,
    subtitle: banner.subtitle,
    button: banner.button,
    background: oklchToHex({ l: 0.5, c: 0.115, h: banner.hue }),
    foreground: '#ffffff',
    target: targetOf(build, banner),
  }))

/** Takes the pictures of the logo, banners and intro cards; their URLs stand in the settings. */
const photographBanners = ({ source, album }: Build) => {
  const { locale, translation } = source
  const { logo } = PICTURE_WORDS[locale]
  const translatedLogo = translation && PICTURE_WORDS[otherLocale(locale)].logo
  album.take(stageLogo('logo', wordMark(locale, '#3f5379', '#f5b945')), logo, translatedLogo)
  album.take(stageLogo('logo-dark', wordMark(locale, '#e3e9f6', '#f0b95a')), logo, translatedLogo)
  for (const banner of source.banners) {
    const side = source.locale === 'fa' ? 'left' : 'right'
    const backdrop = { hue: banner.hue, tone: 'deep', room: 'window' } as const
    album.take(
      stageWide(`banner-${banner.name}`, banner.objects, backdrop, BANNER, side, 'side'),
      banner.title,
      translation?.banners[banner.name]?.title,
    )
  }
  source.intro.forEach(({ title, picture }, index) => {
    album.take(
      stageCategory(`intro-${index + 1}`, picture, picture.hue ?? 250),
      title,
      translation?.intro[index]?.title,
    )
  })
}

/** A row for every setting; `printedOf` is asked for the banners once pictures are made. */
export const buildSettings = (build: Build) => {
  photographBanners(build)
  const { source, album } = build
  const banners = buildBanners(build)
  const page = pageIds(build)
  return (printedOf: (file: string) => Printed | undefined): Insertable<SettingsTable>[] => {
    const withImages = banners.map((banner, index): Banner => {
      const src = album.urlOf(`banner-${source.banners[index]?.name}`)
      const { width, height, thumbhash } = printedOf(src.slice('/media/'.length)) ?? {
        ...BANNER,
        thumbhash: null,
      }
      return { ...banner, image: { src, srcset: '', width, height, alt: '', thumbhash } }
    })
    const intro: AppSettings['intro'] = source.intro.map(({ title, text }, index) => ({
      title,
      text,
      image: album.urlOf(`intro-${index + 1}`),
    }))
    const settings = {
      ...DEFAULT_SETTINGS,
      locale: source.locale,
      is_demo: true,
      banners: withImages,
      intro,
      ...source.settings({ category: build.categoryId, page, picture: album.urlOf }),
    }
    return Object.entries(settings).map(([name, value]) => ({
      name,
      value: toJson(value),
      updated_at: build.now,
    }))
  }
}
