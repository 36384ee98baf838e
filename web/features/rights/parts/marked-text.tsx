import { RISK_TONES } from '#contracts/model/rights/risk-tones.ts'
import { toneProps } from '#web/kit/parts/tone.ts'
import { findingId, type MarkFinding } from './mark-findings.tsx'
import { segmentsOf } from './marked.ts'
import classes from './marked-text.module.css'

/** The checked text; highlighted words link to their findings. */
export const MarkedText = ({ text, findings }: { text: string; findings: readonly MarkFinding[] }) => (
  <p className={classes.text}>
    {segmentsOf(text, findings).map(({ from, text: piece, finding }) =>
      finding === null ? (
        piece
      ) : (
        <mark key={from} {...toneProps(RISK_TONES[findings[finding]?.risk ?? 'none'])}>
          <a href={`#${findingId(finding)}`}>{piece}</a>
        </mark>
      ),
    )}
  </p>
)
