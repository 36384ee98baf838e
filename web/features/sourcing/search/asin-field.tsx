import { Button } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { asinProblem } from '#web/features/catalogue/public/asin-input.rules.ts'
import { AsinInput } from '#web/features/catalogue/public/asin-input.tsx'
import { MarketplacePicker } from '#web/features/catalogue/public/marketplace-picker.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import type { SourcedProduct } from '../sourcing-paths.ts'
import classes from './sourcing.module.css'

interface AsinFieldProps {
  product: SourcedProduct
  /** Why the ASIN of the address cannot be searched. */
  problem: string | undefined
  onSubmit: (product: SourcedProduct) => void
}

/** The ASIN and marketplace of the seller's product. */
export function AsinField({ product, problem, onSubmit }: AsinFieldProps) {
  const { t } = useTranslation('sourcing')
  const [asin, setAsin] = useState(product.asin)
  const [marketplace, setMarketplace] = useState(product.marketplace)
  const [isChecked, setChecked] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const typedProblem = isChecked ? asinProblem(asin) : undefined
  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (asinProblem(asin)) input.current?.focus()
    else onSubmit({ asin, marketplace })
  }
  return (
    <form className={classes.asin} onSubmit={submit} noValidate>
      <AsinInput
        ref={input}
        label="ASIN"
        placeholder={t('search.asinHint')}
        value={asin}
        onChange={(changed) => {
          setAsin(changed)
          setChecked(false)
        }}
        onMarketplace={setMarketplace}
        problem={typedProblem ? t(`problem.${typedProblem}`) : asin === product.asin ? problem : undefined}
      />
      <MarketplacePicker value={marketplace} onChange={setMarketplace} />
      <Button type="submit" size="md">
        {t('search.start')}
      </Button>
    </form>
  )
}
