import type { IconName } from '../display/icon.tsx'
import { Icon } from '../display/icon.tsx'
import { CORE_ICONS, MORE_ICONS } from '../display/icon-names.ts'
import { Row } from '../layout/container.tsx'
import styles from './gallery.module.css'
import { Box, Part } from './part.tsx'
import { say } from './samples.ts'

const ROLES = [
  'primary',
  'primary-container',
  'secondary-container',
  'tertiary-container',
  'error-container',
  'success-container',
  'warning-container',
  'sale-badge',
  'inverse-surface',
  'header',
]
const TEXTS = ['display', 'headline', 'title', 'subtitle', 'body', 'small', 'label', 'caption']
const icons: IconName[] = [...CORE_ICONS, ...MORE_ICONS]

const onOf = (role: string): string =>
  role === 'inverse-surface' ? 'var(--color-inverse-on-surface)' : `var(--color-on-${role})`

export const Foundation = () => (
  <>
    <Part title={say('رنگ‌ها', 'Colours')}>
      <div className={styles.swatches}>
        {ROLES.map((role) => (
          <div
            className={styles.swatch}
            key={role}
            style={{ background: `var(--color-${role})`, color: onOf(role) }}
          >
            {role}
          </div>
        ))}
      </div>
    </Part>
    <Part title={say('نوشته‌ها', 'Type')}>
      <Box>
        <div className={styles.type}>
          {TEXTS.map((text) => (
            <p key={text} style={{ font: `var(--text-${text})` }}>
              {say(
                'ویترین، پنجره‌ای رو به فروشگاه شما ۱۲۳۴۵۶۷۸۹۰',
                'Vitrin, a window to your shop 1234567890',
              )}
            </p>
          ))}
          <p>
            {say(
              'خرید خوب از دیدن خوب شروع می‌شود: تصویر روشن، قیمت خوانا و دکمه‌ای که درست زیر انگشت شماست. سفارش شمارهٔ ۱۴۰۵-۲۳۸ با iPhone 17 Pro ثبت شد.',
              'Good shopping starts with good looking: a clear picture, a price that reads at once and a button right under your thumb.',
            )}
          </p>
        </div>
      </Box>
    </Part>
    <Part title={say('نمادها', 'Icons')}>
      <Box>
        <Row loose>
          {icons
            .filter((name) => name !== 'stars_row')
            .map((name) => (
              <Icon key={name} name={name} label={name} />
            ))}
        </Row>
      </Box>
    </Part>
  </>
)
