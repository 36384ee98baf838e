import { Button } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { type AsinProblem, asinProblem } from '#web/features/catalogue/public/asin-input.rules.ts'
import { AsinInput } from '#web/features/catalogue/public/asin-input.tsx'
import { MarketplacePicker } from '#web/features/catalogue/public/marketplace-picker.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './asin-form.module.css'

interface AsinFormProps {
  asin: string
  marketplace: Marketplace
  submitText: string
  onSubmit: (asin: string, marketplace: Marketplace) => void
}

/** One ASIN and its marketplace. */
export function AsinForm({ asin: initial, marketplace: initialMarketplace, submitText, onSubmit }: AsinFormProps) {
  const { t } = useTranslation('product-detail')
  const [asin, setAsin] = useState(initial)
  const [marketplace, setMarketplace] = useState(initialMarketplace)
  const [problem, setProblem] = useState<AsinProblem>()
  const input = useRef<HTMLInputElement>(null)
  function submit(event: FormEvent) {
    event.preventDefault()
    const found = asinProblem(asin)
    setProblem(found)
    if (found) input.current?.focus()
    else onSubmit(asin, marketplace)
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <AsinInput
        ref={input}
        label="ASIN"
        placeholder={t('placeholder')}
        value={asin}
        onChange={(typed) => {
          setAsin(typed)
          setProblem(undefined)
        }}
        onMarketplace={setMarketplace}
        problem={problem && t(`problem.${problem}`)}
      />
      <MarketplacePicker value={marketplace} onChange={setMarketplace} />
      <Button type="submit" size="md">
        {submitText}
      </Button>
    </form>
  )
}
