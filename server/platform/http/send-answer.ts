import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../../../contract/operation';
import { type FileAnswer, sendFile } from './file';
import { type KeptFile, sendKept } from './kept-file';
import { sendWritten, Written } from './written';

/** What an operation answers when all went well. */
export const statusOf = ({ creates }: Operation) => (creates ? 201 : 200);

/** Sends what the handler of an operation has returned, in the form that the contract says. */
export async function sendAnswer(
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): Promise<unknown> {
  if (answer instanceof Written) return sendWritten(request, reply, answer);
  void reply.status(statusOf(operation));
  if (operation.produces === null) return typeof answer === 'string' ? sendText(reply, answer) : answer;
  return operation.lasting
    ? sendKept(request, reply, answer as KeptFile)
    : sendFile(reply, answer as FileAnswer);
}

/** Sends a text as JSON like every other reply, which Fastify does not do by itself. */
function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(text);
}
