import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { DEFAULT_MARKETPLACE, type Marketplace } from '#contracts/model/marketplaces.ts'
import { asinProblem } from '#web/features/catalogue/public/asin-input.rules.ts'
import { AsinInput } from '#web/features/catalogue/public/asin-input.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { asinConfirmPath } from '../confirm-path.ts'
import { AnalyseForm } from './analyse-form.tsx'
import { Preview } from './preview.tsx'

export function AsinPanel() {
  const { t } = useTranslation('reports')
  const [, navigate] = useLocation()
  const [asin, setAsin] = useState('')
  const [marketplace, setMarketplace] = useState<Marketplace>(DEFAULT_MARKETPLACE)
  const [isSubmitted, setSubmitted] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const problem = asinProblem(asin)

  function analyse() {
    setSubmitted(true)
    if (problem) input.current?.focus()
    else navigate(asinConfirmPath({ asin, marketplace }))
  }

  return (
    <AnalyseForm
      marketplace={marketplace}
      onMarketplace={setMarketplace}
      onAnalyse={analyse}
      input={
        <AsinInput
          ref={input}
          label={t('asin.label')}
          placeholder={t('asin.placeholder')}
          value={asin}
          onChange={(typed) => {
            setAsin(typed)
            setSubmitted(false)
          }}
          onMarketplace={setMarketplace}
          problem={isSubmitted && problem ? t(`problem.${problem}`) : undefined}
        />
      }
    >
      {!problem && <Preview asin={asin} marketplace={marketplace} />}
    </AnalyseForm>
  )
}
