import { Controller, Inject } from '@nestjs/common';
import type { ReplyOf } from '@tallyport/contracts/define-operation';
import { getColleaguePicture, listColleaguePictures } from '@tallyport/contracts/organisation/colleague-picture-http';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { wholePage } from '../../platform/http/pages.js';
import { ColleaguePictures } from './colleague-pictures.js';

@Controller()
export class ColleaguePictureController {
  constructor(@Inject(ColleaguePictures) private readonly pictures: ColleaguePictures) {}

  @Handles(listColleaguePictures)
  async list({ caller }: Call<typeof listColleaguePictures>): Promise<ReplyOf<typeof listColleaguePictures>> {
    return wholePage(await this.pictures.versions(caller.orgId));
  }

  @Handles(getColleaguePicture)
  async one({ caller, params }: Call<typeof getColleaguePicture>): Promise<ReplyOf<typeof getColleaguePicture>> {
    return { picture: await this.pictures.one(caller.orgId, params.member) };
  }
}
