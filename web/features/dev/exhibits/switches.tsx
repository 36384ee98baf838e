import { useState } from 'react'
import { DEFAULT_MARKETPLACE, type Marketplace } from '#contracts/model/marketplaces.ts'
import { MarketplacePicker } from '#web/features/catalogue/public/marketplace-picker.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Choice } from '#web/kit/parts/choice.tsx'
import { LanguageSwitch } from '#web/kit/parts/language-switch.tsx'
import { Tabs } from '#web/kit/parts/tabs.tsx'
import { ThemeSwitch } from '#web/kit/parts/theme-switch.tsx'
import { Specimen, Specimens } from '../exhibit.tsx'
import classes from '../gallery.module.css'

export function LanguageSwitches() {
  const { t } = useTranslation('gallery')
  return (
    <Specimens>
      <Specimen label={t('ground.surface')}>
        <LanguageSwitch />
      </Specimen>
      <Specimen label={t('ground.bar')}>
        <div className={classes.onBar}>
          <LanguageSwitch />
        </div>
      </Specimen>
    </Specimens>
  )
}

export function ThemeSwitches() {
  const { t } = useTranslation('gallery')
  return (
    <Specimens>
      <Specimen label={t('ground.surface')}>
        <ThemeSwitch />
        <ThemeSwitch named />
      </Specimen>
      <Specimen label={t('ground.bar')}>
        <div className={classes.onBar}>
          <ThemeSwitch />
        </div>
      </Specimen>
    </Specimens>
  )
}

export function MarketplacePickers() {
  const [value, setValue] = useState<Marketplace>(DEFAULT_MARKETPLACE)
  return <MarketplacePicker value={value} onChange={setValue} />
}

const STATES = ['good', 'busy', 'bad'] as const

export function Choices() {
  const { t } = useTranslation('gallery')
  const [value, setValue] = useState<(typeof STATES)[number]>('good')
  const options = STATES.map((key) => ({ value: key, label: t(`tone.${key}`) }))
  return (
    <Specimens>
      <Choice label={t('title')} options={options} value={value} onChange={setValue} />
      <Choice label={t('title')} labelled options={options} value={value} onChange={setValue} />
    </Specimens>
  )
}

export function TabChoices() {
  const { t } = useTranslation('gallery')
  const [value, setValue] = useState<(typeof STATES)[number]>('good')
  return (
    <Tabs
      label={t('title')}
      tabs={STATES.map((key) => ({ key, label: t(`tone.${key}`) }))}
      value={value}
      onChange={setValue}
    >
      {t(`tone.${value}`)}
    </Tabs>
  )
}
