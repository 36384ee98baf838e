/** Files that come up as a form with one field, read by Node's own parser. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contracts/core/endpoint.ts'
import { refuse } from '#server/platform/refusal.ts'

/** The lines around the file in a form, its name among them. */
const FORM_BYTES = 4096

/** How large the form may be for the file to be as large as the contract allows. */
export const formLimit = ({ bytes }: NonNullable<Endpoint['upload']>) => bytes + FORM_BYTES

/** Adds routes whose body is the one file of a form, as a Buffer. */
export function withUpload(
  app: FastifyInstance,
  { types }: NonNullable<Endpoint['upload']>,
  addRoutes: (scope: FastifyInstance) => void,
): void {
  const refused = (problem: string) => refuse('badRequest', { field: 'file', problem })
  const noFile = () => refused('must be one file of a form')
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer' },
      async (request: FastifyRequest, body: Buffer) => {
        const file = await fileIn(body, request.headers['content-type'] ?? '')
        if (!file) throw noFile()
        if (!types.includes(file.type)) throw refused(`must be ${types.join(' or ')}`)
        return Buffer.from(await file.arrayBuffer())
      },
    )
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(noFile()))
    scope.addHook('preValidation', (request, _reply, next) => next(request.body === undefined ? noFile() : undefined))
    addRoutes(scope)
    done()
  })
}

async function fileIn(body: Buffer, type: string): Promise<File | undefined> {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
    const file = form.get('file')
    return file instanceof File ? file : undefined
  } catch {
    return undefined
  }
}
