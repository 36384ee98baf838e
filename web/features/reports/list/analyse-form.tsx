import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { MarketplacePicker } from '#web/features/catalogue/public/marketplace-picker.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { SparkIcon } from '#web/kit/parts/icons.tsx'
import classes from './analyse.module.css'

interface AnalyseFormProps {
  input: ReactNode
  marketplace: Marketplace
  onMarketplace: (marketplace: Marketplace) => void
  onAnalyse: () => void
  children?: ReactNode
}

export function AnalyseForm({ input, marketplace, onMarketplace, onAnalyse, children }: AnalyseFormProps) {
  const { t } = useTranslation('reports')
  function submit(event: FormEvent) {
    event.preventDefault()
    onAnalyse()
  }
  return (
    <form className={classes.panel} onSubmit={submit} noValidate>
      <div className={classes.fields}>
        {input}
        <MarketplacePicker value={marketplace} onChange={onMarketplace} />
        <Button type="submit" size="md" className={classes.analyse} leftSection={<SparkIcon size={18} />}>
          {t('analyse')}
        </Button>
      </div>
      {children}
    </form>
  )
}
