import type { ComponentType } from 'react'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import * as icons from '#web/kit/parts/icons.tsx'
import { Logo } from '#web/kit/parts/logo.tsx'
import * as menu from '#web/kit/parts/menu-icons.tsx'
import { QrCode } from '#web/kit/parts/qr-code.tsx'
import { Tag, type TagTone } from '#web/kit/parts/tag.tsx'
import { Waiting } from '#web/kit/parts/waiting.tsx'
import { WaitingCard } from '#web/kit/parts/waiting-card.tsx'
import { Specimen, Specimens } from '../exhibit.tsx'
import classes from '../gallery.module.css'

type Icon = ComponentType<icons.IconProps>

function Wall({ drawn }: { drawn: readonly (readonly [name: string, icon: Icon])[] }) {
  return (
    <div className={classes.icons}>
      {drawn.map(([name, Icon]) => (
        <div key={name}>
          <Icon size={24} />
          <span>
            <code>{name}</code>
          </span>
        </div>
      ))}
    </div>
  )
}

export function Icons() {
  const { icon: _factory, ...drawn } = icons
  return <Wall drawn={Object.entries(drawn).map(([name, Icon]) => [name.replace('Icon', ''), Icon])} />
}

export function MenuIcons() {
  const { menuIcons, ...others } = menu
  return (
    <Wall
      drawn={[
        ...Object.entries(menuIcons),
        ...Object.entries(others).map(([name, Icon]) => [name.replace('Icon', ''), Icon] as const),
      ]}
    />
  )
}

export function Logos() {
  const { t } = useTranslation('gallery')
  return (
    <Specimens>
      <Specimen label={t('ground.surface')}>
        <Logo />
      </Specimen>
      <Specimen label={t('ground.bar')}>
        <div className={classes.onBar}>
          <Logo />
        </div>
      </Specimen>
    </Specimens>
  )
}

const TONES: readonly TagTone[] = ['good', 'warn', 'bad', 'busy', 'sample', 'plain']

export function Tags() {
  const { t } = useTranslation('gallery')
  return (
    <div className={classes.row}>
      {TONES.map((tone) => (
        <Tag key={tone} tone={tone}>
          {t(`tone.${tone}`)}
        </Tag>
      ))}
    </div>
  )
}

/** A data URL, because the gallery loads nothing from the server. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M32 18h36l-5 66H37Z" fill="#0e8a7b"/><path d="M29 12h42v10H29Z" fill="#333"/></svg>',
)}`

export function Pictures() {
  const { t } = useTranslation('gallery')
  return (
    <Specimens>
      {[PICTURE, null, 'data:image/png;base64,AA'].map((src, at) => {
        const label = t(`picture.${(['loaded', 'none', 'broken'] as const)[at] ?? 'none'}`)
        return (
          <Specimen key={label} label={label}>
            <div className={classes.picture}>
              <ProductPicture src={src} alt={label} />
            </div>
          </Specimen>
        )
      })}
    </Specimens>
  )
}

export function QrCodes() {
  const { t } = useTranslation('gallery')
  return <QrCode text={location.href} label={t('title')} size={140} />
}

export function Waitings() {
  return (
    <div className={classes.low}>
      <Waiting />
    </div>
  )
}

export const WaitingCards = () => <WaitingCard height={118} />
