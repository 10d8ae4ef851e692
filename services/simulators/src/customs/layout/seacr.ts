import { rows } from './row.js';

/** The segments of a sea cargo report before and after its containers, in their order. */
export const SEACR_HEADER = rows(`
  M 1  BGM+785:::SEACR+<text35>:<version>+<function>
  C 1  FTX+CHG+++<text250>
  C 1  RFF+ABT:<code11>
  M 1  NAD+AG+<client>::95
  M 1  NAD+RP+<client>::95
  M 1  TDT+20+<text6>+S+++++<vesselId>::11:<text35?>
  M 1  LOC+9+<port>::6
  M 1  LOC+60+<port>::6
  M 1  LOC+12+<port>::6
  C 1  LOC+8+<port>::6
  C 1  DTM+178:<day>:102
  M 1  GIS+<payment>:TCP:95
`);

export const SEACR_WITHDRAWAL = rows(`
  M 1  BGM+785:::SEACR+<text35>:<version>+<function>
  M 1  FTX+CHG+++<text250>
  M 1  RFF+ABT:<code11>
  M 1  NAD+RP+<client>::95
`);

export const SEACR_CONTAINER = rows(`
  M 1  EQD+CN+<container>+<code10?>
  C 1  SEL+<text15>
  C 1  MEA+WT++<weightUnit>:<number3>
  C 1  PAC+<count8?>++<code5?>:146:95
`);

export const SEACR_CONSIGNMENT = rows(`
  M 1  CNI+1
  M 1  RFF+MB:<text35>
  C 1  RFF+BH:<text35>
  C 1  RFF+PBL:<text35>
  C 1  LOC+27+<country>::5
  C 1  NAD+CN++<text250?>+<text200?>+<text250?>
  C 1  NAD+CZ++<text250?>+<text200?>+<text250?>
  C 1  NAD+NI++<text250?>+<text200?>+<text250?>
`);

export const SEACR_GOODS = rows(`
  M 1  GID+1
  M 1  PAC+<count8>++<cargo>:67:95
  C 1  PAC+++<code5>:146:95
  M 1  FTX+AAA+++<text250>
  M 1  MEA+WT++<weightUnit>:<number3>
  C 1  MEA+VOL++M3:<number3>
`);

export const SEACR_SUMMARY = rows(`
  M 1  CNT+16:<count4>
`);
