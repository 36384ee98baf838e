import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { PageHead } from '#web/kit/screens/page.tsx'
import { useOpened } from '#web/kit/url-state.ts'
import { CHECK_PATH } from '../../parts/check-draft.ts'
import { LegalNote } from '../../parts/legal-note.tsx'
import { CasesPart } from './cases-part.tsx'
import { CheckHead } from './check-head.tsx'
import { DecisionForm } from './decision-form.tsx'
import { LazyMarkDialog } from './mark-overlay.tsx'
import { MarksPart } from './marks-part.tsx'
import { MatchDialog } from './match-dialog.tsx'
import { PatentsPart } from './patents-part.tsx'
import classes from './result.module.css'
import { ResultSkeleton } from './result-skeleton.tsx'
import { type Check, useCheck } from './use-check.ts'
import { Verdict } from './verdict.tsx'

export function CheckResult({ id }: { id: number }) {
  const { t } = useTranslation('infringement')
  const check = useCheck(id)
  const state = panelState(check)
  const known = state.is === 'ready' || state.is === 'stale'
  const [mark, openMark] = useOpened('mark')
  const [patent, openPatent] = useOpened('patent')
  return (
    <>
      {!known && <PageHead title={t('title')} />}
      <Panel
        state={state}
        skeleton={<ResultSkeleton />}
        errorTitle={t('result.failed')}
        errorAction={
          <Button component={Link} href={CHECK_PATH} variant="default">
            {t('result.new')}
          </Button>
        }
      >
        {(check) => (
          <>
            <CheckHead check={check} />
            <article className={classes.result}>
              <div className={classes.head}>
                <Pictures images={check.listing.images} />
                <Verdict result={check.result} />
              </div>
              <PatentsPart check={check} onOpen={openPatent} />
              <MarksPart check={check} onOpen={openMark} />
              <CasesPart check={check} />
              <DecisionForm row={check.row} />
              <LegalNote sample={isSample(check)} />
              <MatchDialog id={patent} check={check} onClose={() => openPatent(null)} />
              <LazyMarkDialog id={mark} onClose={() => openMark(null)} />
            </article>
          </>
        )}
      </Panel>
    </>
  )
}

function Pictures({ images }: { images: readonly string[] }) {
  const { t } = useTranslation('infringement')
  if (images.length === 0) return null
  return (
    <ol className={classes.pictures} aria-label={t('pictures.label')}>
      {images.map((image, at) => (
        <li key={image}>
          <ProductPicture src={image} alt={t('pictures.one', { no: at + 1 })} />
        </li>
      ))}
    </ol>
  )
}

const isSample = ({ result: { patents, marks } }: Check) =>
  [patents, patents.elsewhere, patents.nearest].some(({ row }) => row.some(({ sample }) => sample)) ||
  [...marks.findings, ...marks.elsewhere].some((finding) => finding.marks.some(({ sample }) => sample))
