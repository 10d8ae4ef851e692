import { z } from 'zod';

/** Where people reach the desk. */
export const deskVariables = {
  /** How people reach the desk from outside, `https://desk.example`: links that are sent begin with it, whatever a request says. */
  PUBLIC_DESK_ADDRESS: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4600'),
};
