import { Hono } from 'hono';
import type { Accepted } from '../../contract/customer-service.ts';
import { createQuestionSchema } from '../../contract/question.ts';
import { acknowledge } from '../customer-service/acknowledge.ts';
import { visitorOf } from '../http/cookies.server.ts';
import { jsonBody } from '../http/json-body.ts';
import { afterAnswer } from '../http/request-scope.ts';
import type { RouteServices } from '../http/route-services.ts';
import { answeredQuestions, receiveQuestion } from '../questions/questions.ts';

/** Questions about products; nobody has to sign in or to have a cart. */
export function questionRoutes({ environment, contextOf, limit }: RouteServices): Hono {
  const routes = new Hono();
  routes.post('/', async (c) => {
    const request = await jsonBody(c, createQuestionSchema);
    await limit(c, 'questions', await visitorOf(c, environment.sessionSecrets));
    const context = contextOf(c);
    const question = await receiveQuestion(context, request);
    afterAnswer(c, context.log, () => acknowledge(context, answeredQuestions, question));
    return c.json({} satisfies Accepted, 201);
  });
  return routes;
}
