import { Button } from '@mantine/core'
import { type FormEvent, memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import { calculators } from '#contracts/api/calculators.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { textOf } from '#web/api/failure.ts'
import { useChange } from '#web/api/queries.ts'
import { asinProblem } from '#web/features/catalogue/public/asin-input.rules.ts'
import { AsinInput } from '#web/features/catalogue/public/asin-input.tsx'
import { MarketplacePicker } from '#web/features/catalogue/public/marketplace-picker.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import type { ProductFacts } from '../fill-in.ts'
import classes from './fields.module.css'

interface FillInFormProps {
  /** The initial text of the ASIN field. */
  asin: string
  marketplace: Marketplace
  onMarketplace: (marketplace: Marketplace) => void
  onFacts: (facts: ProductFacts) => void
  /** A product to fill in without a click. */
  linked: { asin: string; marketplace: Marketplace } | null
}

/** A form for an ASIN and a marketplace. It fills the fields below with the facts on record about the product. */
export const FillInForm = memo(({ asin, marketplace, onMarketplace, onFacts, linked }: FillInFormProps) => {
  const { t } = useTranslation(['calculators', 'frame'])
  const [typed, setTyped] = useState(linked?.asin ?? asin)
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const product = useChange(calculators.product)

  function fetchFacts(wanted: { asin: string; marketplace: Marketplace }) {
    setProblem(undefined)
    product.mutate(
      { query: wanted },
      {
        onSuccess: onFacts,
        onError: (failure) => setProblem(textOf(failure) || t('frame:requestTimedOut')),
      },
    )
  }

  const fetchLinked = useEffectEvent(() => linked && fetchFacts(linked))
  const wanted = linked && `${linked.marketplace}/${linked.asin}`
  useEffect(() => {
    if (wanted) fetchLinked()
  }, [wanted])

  function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = asinProblem(typed)
    if (wrong) {
      setProblem(t(`profit.product.${wrong}`))
      input.current?.focus()
    } else fetchFacts({ asin: typed, marketplace })
  }

  return (
    <form className={classes.fillIn} onSubmit={submit} noValidate>
      <AsinInput
        ref={input}
        label={t('profit.product.asin')}
        placeholder={t('profit.product.asinHint')}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setProblem(undefined)
        }}
        onMarketplace={onMarketplace}
        problem={problem}
      />
      <MarketplacePicker value={marketplace} onChange={onMarketplace} />
      <Button type="submit" size="md" variant="default" loading={product.isPending}>
        {t('profit.product.fillIn')}
      </Button>
    </form>
  )
})
