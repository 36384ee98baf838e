import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contracts/core/endpoint.ts'
import { refuse } from '#server/platform/refusal.ts'

/** Room for the multipart headers, including the file name. */
const FORM_BYTES = 4096

export const formLimit = ({ bytes }: NonNullable<Endpoint['upload']>) => bytes + FORM_BYTES

/** Adds routes whose body is the form's one file, as a Buffer. */
export function registerUploadRoutes(
  app: FastifyInstance,
  { types }: NonNullable<Endpoint['upload']>,
  addRoutes: (scope: FastifyInstance) => void,
): void {
  const badFile = (problem: string) => refuse('badRequest', { field: 'file', problem })
  const noFile = () => badFile('must be one file of a form')
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer' },
      async (request: FastifyRequest, body: Buffer) => {
        const file = await fileIn(body, request.headers['content-type'] ?? '')
        if (!file) throw noFile()
        if (!types.includes(file.type)) throw badFile(`must be ${types.join(' or ')}`)
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
