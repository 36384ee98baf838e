import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { isMarketplace, MARKETPLACES, type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'

export interface MarketplacePickerProps extends Pick<NativeSelectProps, 'size'> {
  value: Marketplace
  onChange: (marketplace: Marketplace) => void
}

export function MarketplacePicker({ size = 'md', value, onChange }: MarketplacePickerProps) {
  const { t } = useTranslation('frame')
  const language = useLanguage()
  return (
    <NativeSelect
      size={size}
      label={t('marketplace')}
      value={value}
      onChange={({ currentTarget }) => isMarketplace(currentTarget.value) && onChange(currentTarget.value)}
      data={MARKETPLACES.map((code) => ({ value: code, label: `${code} · ${marketplaces[code].name[language]}` }))}
    />
  )
}
