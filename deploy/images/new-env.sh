#!/bin/sh
# Prints .env.example with today as the day of the demo, and a random password in each place that wants one.
set -eu
while IFS= read -r line; do
  case "$line" in
    *_PASSWORD=|COMMAND_KEY=) printf '%s%s\n' "$line" "$(od -An -N24 -tx1 /dev/urandom | tr -d ' \n')" ;;
    SECRET_KEYS=) printf '%skey-1:%s\n' "$line" "$(od -An -N24 -tx1 /dev/urandom | tr -d ' \n')" ;;
    DEMO_DAY=) printf '%s%s\n' "$line" "$(date +%F)" ;;
    *) printf '%s\n' "$line" ;;
  esac
done < "$(dirname "$0")/../../.env.example"
