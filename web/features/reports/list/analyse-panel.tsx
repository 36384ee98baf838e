import { Button } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { DEFAULT_MARKETPLACE, type Marketplace } from '#contracts/model/marketplaces.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { SparkIcon } from '#web/kit/parts/icons.tsx'
import { MarketplacePicker } from '#web/kit/parts/marketplace-picker.tsx'
import classes from './asin.module.css'
import { asinProblem } from './asin-input.rules.ts'
import { AsinInput } from './asin-input.tsx'
import { Preview } from './preview.tsx'

/** One ASIN and its marketplace; shows the product before anything is paid for, and leads to the confirmation. */
export function AnalysePanel() {
  const { t } = useTranslation('reports')
  const [, navigate] = useLocation()
  const [asin, setAsin] = useState('')
  const [marketplace, setMarketplace] = useState<Marketplace>(DEFAULT_MARKETPLACE)
  const [asked, setAsked] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const problem = asinProblem(asin)

  function analyse(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (problem) return input.current?.focus()
    navigate(`/product?${new URLSearchParams({ asin, marketplace })}`)
  }

  return (
    <form className={classes.panel} onSubmit={analyse} noValidate>
      <div className={classes.fields}>
        <AsinInput
          ref={input}
          value={asin}
          onChange={(typed) => {
            setAsin(typed)
            setAsked(false)
          }}
          onMarketplace={setMarketplace}
          problem={asked ? problem : undefined}
        />
        <MarketplacePicker value={marketplace} onChange={setMarketplace} />
        <Button type="submit" size="md" className={classes.analyse} leftSection={<SparkIcon size={18} />}>
          {t('asin.analyse')}
        </Button>
      </div>
      {!problem && <Preview asin={asin} marketplace={marketplace} />}
    </form>
  )
}
