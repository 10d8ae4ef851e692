import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { page } from '../paging.js';
import { Id } from '../values/ids.js';

export const listColleaguePictures = defineOperation({
  id: 'listColleaguePictures',
  summary: 'Who of the org has a picture. Another picture has another version, so that each is fetched once.',
  method: 'GET',
  path: '/orgs/{o}/pictures',
  auth: 'member',
  reply: page(z.object({ id: Id, version: Id })),
  status: 200,
  problems: ['not-found'],
});

export const getColleaguePicture = defineOperation({
  id: 'getColleaguePicture',
  summary: 'The picture of somebody who belongs to the org now, as an address of data; null where there is none.',
  method: 'GET',
  path: '/orgs/{o}/org_members/{member}/picture',
  auth: 'member',
  reply: z.object({ picture: z.string().nullable() }),
  status: 200,
  problems: ['not-found'],
});

export const COLLEAGUE_PICTURE_OPERATIONS = [listColleaguePictures, getColleaguePicture] as const;
