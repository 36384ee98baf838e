/** Checks the files that answers link to: content, and whether they are sent as attachments. */
import { extension } from '#contracts/api/extension.ts'
import { reports } from '#contracts/api/reports/reports.ts'
import { patents } from '#contracts/api/rights/patents.ts'
import { compareAnswer } from '#contracts/core/answers.ts'
import type { Difference } from '#contracts/core/differences.ts'
import { type Endpoint, nameOf } from '#contracts/core/endpoint.ts'
import { failures } from '#contracts/core/failures.ts'
import { EXTENSION_FILE } from '#contracts/model/extension.ts'
import { reasonOf } from '#server/http/pass-on.ts'
import { type Question, uncheckedFinding } from './question.ts'
import type { Session } from './session.ts'

/** First bytes by type. */
const BEGINNINGS: Readonly<Record<string, string>> = { 'application/pdf': '%PDF-', 'application/zip': 'PK\u0003\u0004' }

/** `named`: the file name of the upstream's package, if it differs from ours. */
export const askForExtension = (session: Session, named?: string) =>
  askForFile(session, extension.download, `/download/${encodeURIComponent(named ?? EXTENSION_FILE)}`, {
    what: nameOf(extension.download),
    ...(named === undefined && { missing: 'has no such package: set “extensionFile” in --rows' }),
  })

export const askForReport = (session: Session, url: string, what: string) =>
  askForFile(session, reports.pdf, url, { what })

/** The file at the address in an answer, on the upstream or elsewhere. */
async function askForFile(
  session: Session,
  endpoint: Endpoint,
  address: string,
  { what, missing }: { what: string; missing?: string },
): Promise<void> {
  await judgeFile(session, { what, endpoint }, address, async (response, beginning) => {
    if (missing !== undefined && response.status === failures.fileNotFound.status) return missing
    const type = response.headers.get('content-type') ?? ''
    const disposition = response.headers.get('content-disposition') ?? ''
    const body = /\bjson\b/.test(type) ? JSON.parse(beginning) : undefined
    const { differences } = compareAnswer(endpoint, { status: response.status, type, disposition, body }, 'success')
    const begins = endpoint.answer.kind === 'file' ? (BEGINNINGS[endpoint.answer.type] ?? '') : ''
    if (differences.length > 0 || beginning.startsWith(begins)) return differences
    return [format('first bytes', JSON.stringify(begins), JSON.stringify(beginning.slice(0, begins.length)))]
  })
}

/** The picture of a product. The web draws it to a canvas, so it must allow other origins. */
export async function askForPicture(session: Session, address: string): Promise<void> {
  const endpoint = patents.getAsinImg
  await judgeFile(session, { what: `${nameOf(endpoint)}, its picture`, endpoint }, address, async (response) => {
    const type = response.headers.get('content-type') ?? ''
    const allowed = response.headers.get('access-control-allow-origin') ?? ''
    return [
      ...(response.status === 200
        ? []
        : [{ ...format('HTTP status', '200', String(response.status)), kind: 'status' as const }]),
      ...(type.startsWith('image/') ? [] : [format('Content-Type', 'image/…', type || 'nothing')]),
      ...(allowed === '*' ? [] : [format('Access-Control-Allow-Origin', '*', allowed || 'nothing')]),
    ]
  })
}

const format = (path: string, expected: string, got: string): Difference => ({ kind: 'format', path, expected, got })

/** The differences, or the reason why the file cannot be judged. */
type Look = (response: Response, beginning: string) => Promise<readonly Difference[] | string>

async function judgeFile(
  session: Session,
  { what, endpoint }: Pick<Question, 'what' | 'endpoint'>,
  address: string,
  look: Look,
): Promise<void> {
  const { origin, timeoutMs } = session.caller
  if (!URL.canParse(address, origin)) return session.skip({ what, endpoint }, `not an address: ${address || 'empty'}`)
  const url = new URL(address, origin)
  const started = performance.now()
  const plain = { what, call: nameOf(endpoint), why: '', hasData: false, unseen: [], silent: false }
  const ms = () => Math.round(performance.now() - started)
  try {
    // A page that links to the file sends its origin but no token.
    const headers = { origin: 'https://app.invalid', accept: '*/*' }
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) })
    const differences = await look(response, await beginningOf(response))
    if (typeof differences === 'string') return session.add(uncheckedFinding({ what, endpoint }, differences, ms()))
    session.add({ ...plain, ms: ms(), outcome: differences.length > 0 ? 'differs' : 'same', differences })
  } catch (error) {
    const reason = reasonOf(error)
    // Another host may not be reachable from here.
    if (url.origin !== origin)
      return session.add(uncheckedFinding({ what, endpoint }, `${url.host} did not answer: ${reason}`, ms()))
    session.add({
      ...plain,
      ms: ms(),
      outcome: 'differs',
      differences: [format('answer', 'one', reason)],
      silent: true,
    })
  }
}

/** Enough bytes to identify a file; a refusal fits entirely. */
const ENOUGH_BYTES = 64 * 1024

async function beginningOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= ENOUGH_BYTES) break
  }
  return Buffer.concat(chunks).toString('latin1')
}
