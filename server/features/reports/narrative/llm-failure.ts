/** The model returned no text or an incomplete one. The message never contains the key or the prompt. */
export class LlmFailure extends Error {
  override name = 'LlmFailure'
  readonly reason: 'unreachable' | 'garbage'
  constructor(reason: LlmFailure['reason'], detail: string) {
    super(detail)
    this.reason = reason
  }
}
