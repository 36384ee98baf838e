import { Skeleton } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import { Choice } from '#web/kit/parts/choice.tsx'
import { WordsField } from '../words-field.tsx'
import { AsinField } from './asin-field.tsx'
import { OfferCategories } from './category-select.tsx'
import classes from './sourcing.module.css'
import { type OfferSearchState, WAYS, type Way } from './use-offer-search.ts'

const PICTURE = lazyCode(() => import('./picture-form.tsx'))

interface SearchFormProps {
  state: OfferSearchState
  /** Why the ASIN of the address cannot be searched. */
  asinProblem: string | undefined
  /** Called with true when the picker starts to read a picture, and with false when it stops. */
  onReading: (isReading: boolean) => void
}

/** What the seller searches: words, a product or a picture, and the category. */
export function SearchForm({ state, asinProblem, onReading }: SearchFormProps) {
  const { t } = useTranslation('sourcing')
  const { search, set } = state
  const { by, asin, marketplace } = search
  const isUsual = (way: Way) => way === (asin ? 'asin' : 'words')
  return (
    <div className={classes.form}>
      <Choice
        label={t('search.by')}
        options={WAYS.map((value) => ({ value, label: t(`search.way.${value}`) }))}
        value={by}
        // Another way has other orders.
        onChange={(way) => set({ by: isUsual(way) ? '' : way, sort: '' })}
      />
      <div className={classes.fields}>
        {by === 'words' && (
          <WordsField
            className={classes.words}
            label={t('search.words')}
            placeholder={t('search.wordsHint')}
            words={search.words}
            onWords={(words) => set({ words })}
          />
        )}
        {by === 'asin' && (
          <AsinField
            key={`${asin} ${marketplace}`}
            product={{ asin, marketplace }}
            problem={asinProblem}
            onSubmit={(product) => set({ ...product, by: '', words: '' })}
          />
        )}
        {by === 'picture' && (
          <LazyPart lazy={PICTURE} waiting={<Skeleton height={220} radius="lg" />}>
            {({ PictureForm }) => <PictureForm onReading={onReading} />}
          </LazyPart>
        )}
        <OfferCategories
          size={by === 'asin' ? 'md' : 'sm'}
          value={search.category}
          onChange={(category) => set({ category })}
        />
      </div>
    </div>
  )
}
