/** Why there is no text, or no whole one. Its message names no key and nothing that was sent. */
export class LlmFailure extends Error {
  override name = 'LlmFailure'
  readonly reason: 'unreachable' | 'garbage'
  constructor(reason: LlmFailure['reason'], detail: string) {
    super(detail)
    this.reason = reason
  }
}
