import { TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { DEFAULT_MARKETPLACE, type Marketplace } from '#contracts/model/marketplaces.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { KEYWORD_LENGTH, marketConfirmPath, normalizeKeyword } from '../confirm-path.ts'
import { AnalyseForm } from './analyse-form.tsx'

export function KeywordPanel() {
  const { t } = useTranslation('reports')
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState('')
  const [marketplace, setMarketplace] = useState<Marketplace>(DEFAULT_MARKETPLACE)
  const [isSubmitted, setSubmitted] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const keyword = normalizeKeyword(typed)

  function analyse() {
    setSubmitted(true)
    if (keyword) navigate(marketConfirmPath({ keyword, marketplace }))
    else input.current?.focus()
  }

  return (
    <AnalyseForm
      marketplace={marketplace}
      onMarketplace={setMarketplace}
      onAnalyse={analyse}
      input={
        <TextInput
          ref={input}
          size="md"
          label={t('market.label')}
          placeholder={t('market.placeholder')}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setSubmitted(false)
          }}
          maxLength={KEYWORD_LENGTH}
          autoComplete="off"
          error={isSubmitted && !keyword && t('problem.emptyKeyword')}
        />
      }
    />
  )
}
