import { rows } from './row.js';

/** The segments of an import declaration, in their order. The page of messages says what each carries. */
export const IMD_HEADER = rows(`
  M 1  BGM+929:::IMD+<text35>:<version>+<function>
  M 1  CST++<nature>::95
  M 1  LOC+9+<port>::6
  M 1  LOC+79+<port>::6
  M 1  LOC+12+<port>::6
  C 1  LOC+8+<port>::6
  M 1  DTM+252:<day>:102
  M 1  DTM+178:<day>:102
  M 1  DTM+260:<day>:102
  M 1  DTM+EFD:<day>:102
  M 1  GIS+<stage>:LDG:95
  M 1  GIS+<declarationType>:DTP:95
  C 1  GIS+<purpose>:DPU:95
  C 1  GIS+<flag>:153:95:EFT
  C 1  GIS+<flag>:109:95:PDY
  C 1  GIS+<flag>:109:95:GDF
  C 1  GIS+<flag>:109:95:PUP
  C 1  GIS+<code10>:ACT:95
  C 1  GIS+<code10>:AEP:95
  M 1  MEA+WT++<weightUnit>:<number3>
  C 1  FII+BO+<account>:<text35>+<bsb>::95
  C 1  FTX+AMB+++<text250>
  C 1  FTX+VDR+++<text250>
  C 1  FTX+ILO+++<text40>
  C 99 FTX+ACD+++<code10>:<text250>:<text250?>
  C 1  FTX+CHG+++<text250>
  M 1  RFF+ADU:<text20>
  C 1  RFF+ABQ:<text20>
  C 1  RFF+ABT:<code11>
  C 1  RFF+ANU:<code3>
  M 1  TDT+20+<text8?>+<mode>++<code3?>::3+++<vesselId?>::11:<text35?>
  M 1  NAD+IM+<ccid?>::95++<text200>
  C 1  NAD+AT+<abn>::95
  C 1  NAD+WP+<code3>::95
  C 1  NAD+VT+<code6>::95
  M 1  NAD+CB+<licence>::95++<text200>
  C 1  NAD+DP+++<text200?>+<text40?>:<text40?>+<text46?>+<code3?>+<code4?>+<country?>
  C 1  CTA+IC
  C 1  COM+<text20>:TE
  M 1  MOA+40:<aud>:AUD
  M 1  MOA+68:<aud>:AUD
  M 1  MOA+55:<aud>:AUD
  M 1  MOA+DMP:<aud>:AUD
  M 1  MOA+WET:<aud>:AUD
  M 1  MOA+GST:<aud>:AUD
  M 1  MOA+GSD:<aud>:AUD
  M 1  MOA+LCT:<aud>:AUD
  M 1  MOA+CHG:<aud>:AUD
  M 1  MOA+9:<aud>:AUD
  M 1  UNS+D
`);

/** All that is left of the header when a declaration is withdrawn. */
export const IMD_WITHDRAWAL = rows(`
  M 1  BGM+929:::IMD+<text35>:<version>+<function>
  M 1  CST++<nature>::95
  M 1  GIS+<stage>:LDG:95
  M 1  FTX+CHG+++<text250>
  M 1  RFF+ADU:<text20>
  M 1  RFF+ABT:<code11>
  M 1  NAD+CB+<licence>::95++<text200>
  M 1  UNS+D
`);

/** An invoice, and the charges on it. */
export const IMD_INVOICE = rows(`
  M 1  DMS+<text35>+380
  M 1  RFF+APH:<term>
  M 1  MOA+39:<amount3>:<currency>
  C 1  MOA+66:<amount3>:<currency>
  C 99~ MOA+313:<amount3>:<currency>::<flag?>
  C 99~ MOA+71:<amount3>:<currency>::<flag?>
  C 99~ MOA+FIF:<amount3>:<currency>::<flag?>
  C 99~ MOA+PKC:<amount3>:<currency>::<flag?>
  C 99~ MOA+COM:<amount3>:<currency>::<flag?>
  C 99~ MOA+52:<amount3>:<currency>::<flag?>
  C 99~ MOA+LCH:<amount3>:<currency>::<flag?>
  C 99~ MOA+OAD:<amount3>:<currency>::<flag?>
  C 99~ MOA+ODE:<amount3>:<currency>::<flag?>
`);

/** A bill of the consignment, in a container or not. */
export const IMD_TRANSPORT = rows(`
  M 1  LIN+<line>+<action>
  M 1  PAC+<count8>++<cargo>:67:95
  C 1  PAC+++<code5>:146:95
  C 1  PCI+28+<text250>
  C 1  RFF+AAQ:<container>
  C 1  RFF+SN:<text15>
  C 1  RFF+MB:<text35>
  C 1  RFF+MWB:<airWaybill>
  C 1  RFF+BH:<text35>
  C 1  RFF+HWB:<text35>
  C 1  RFF+CNR:<text35>
  C 1  GIS+<flag>:109:95:VEX
`);

export const IMD_SUMMARY = rows(`
  M 1  UNS+S
  M 1  CNT+5:<count4>
  M 1  CNT+11:<count8>
`);
