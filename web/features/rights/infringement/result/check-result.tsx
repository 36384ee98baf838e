import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { useOpened } from '#web/kit/url-state.ts'
import { CHECK_PATH } from '../../parts/begun-check.ts'
import { LegalNote } from '../../parts/legal-note.tsx'
import { CasesPart } from './cases-part.tsx'
import { CheckHead } from './check-head.tsx'
import { DecisionForm } from './decision-form.tsx'
import { MarkOver } from './mark-over.tsx'
import { MarksPart } from './marks-part.tsx'
import { MatchDialog } from './match-dialog.tsx'
import { PatentsPart } from './patents-part.tsx'
import classes from './result.module.css'
import { ResultSkeleton } from './result-skeleton.tsx'
import { type Check, useCheck } from './use-check.ts'

/** What a check has found: its verdict, then its three parts, then what the seller makes of it. */
export function CheckResult({ id }: { id: number }) {
  const { t } = useTranslation('infringement')
  const check = useCheck(id)
  const [mark, openMark] = useOpened('mark')
  const [patent, openPatent] = useOpened('patent')
  return (
    <Panel
      state={panelState(check)}
      skeleton={<ResultSkeleton />}
      errorTitle={t('result.failed')}
      errorAction={
        <Button component={Link} href={CHECK_PATH} variant="default">
          {t('result.new')}
        </Button>
      }
    >
      {(check) => (
        <article className={classes.result}>
          <CheckHead check={check} />
          <PatentsPart check={check} onOpen={openPatent} />
          <MarksPart check={check} onOpen={openMark} />
          <CasesPart check={check} />
          <DecisionForm row={check.row} />
          <LegalNote sample={isSample(check)} />
          <MatchDialog id={patent} check={check} onClose={() => openPatent(null)} />
          <MarkOver id={mark} onClose={() => openMark(null)} />
        </article>
      )}
    </Panel>
  )
}

const isSample = ({ result: { patents, marks } }: Check) =>
  [patents, patents.elsewhere, patents.nearest].some(({ row }) => row.some(({ sample }) => sample)) ||
  [...marks.findings, ...marks.elsewhere].some((finding) => finding.marks.some(({ sample }) => sample))
